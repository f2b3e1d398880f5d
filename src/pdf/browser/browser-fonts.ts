import type { FallbackFonts } from '#/pdf/engine/fallback-fonts.ts'

/**
 * Fetches a font only when a file needs it. PDFium asks from inside wasm and cannot wait for a promise, so this is the one
 * place for a synchronous request; a worker may make one.
 */
export function browserFonts(urls: { readonly regular: string; readonly bold: string }): FallbackFonts {
  const lazily = (url: string) => {
    let bytes: Uint8Array | undefined
    return () => (bytes ??= fetchNow(url))
  }
  return { regular: lazily(urls.regular), bold: lazily(urls.bold) }
}

function fetchNow(url: string): Uint8Array {
  const request = new XMLHttpRequest()
  request.open('GET', url, false)
  request.responseType = 'arraybuffer'
  request.send()
  return request.status === 200 ? new Uint8Array(request.response as ArrayBuffer) : new Uint8Array(0)
}
