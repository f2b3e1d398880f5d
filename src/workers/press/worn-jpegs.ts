import sharp from 'sharp'
import type { WornPages } from './package-job.ts'

/** The customer's pages as a worksheet carries them: they come as WebP or PNG. None where one of them cannot be read. */
export async function wornJpegs(worn: WornPages | null): Promise<readonly Uint8Array[]> {
  return Promise.all((worn?.pages ?? []).map(asJpeg)).catch(() => [])
}

const asJpeg = (page: Uint8Array): Promise<Uint8Array> =>
  sharp(page, { limitInputPixels: 4_000_000, failOn: 'error' })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 84 })
    .toBuffer()
