/** How the bar is shared between sending and receiving; they add up to 1. */
export interface ProgressShares {
  readonly upload: number
  readonly download: number
}

export const HALF_EACH: ProgressShares = { upload: 0.5, download: 0.5 }

export type OnProgress = (share: number) => void

/** One number from 0 to 1 for a request that first sends and then receives. It never goes back. */
export function sharedProgress(onProgress: OnProgress, shares: ProgressShares = HALF_EACH) {
  let shown = 0
  const show = (share: number) => {
    shown = Math.max(shown, Math.min(1, share))
    onProgress(shown)
  }
  return {
    uploaded: (part: number) => show(part * shares.upload),
    downloaded: (part: number) => show(shares.upload + part * shares.download),
    done: () => show(1),
  }
}
