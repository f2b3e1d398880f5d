export interface PolicySources {
  /** Where the API answers, when that is not the page's own origin. */
  readonly api: readonly string[]
  /** Origins that pages may talk to besides ours: object storage. */
  readonly connect: readonly string[]
  /** Paying needs the vendor's script and frames; the practice window is a page of the shop's own address. */
  readonly pay: 'vendor' | 'practice'
  readonly chat: boolean
  readonly analytics: boolean
}

const CHAT = ['https://*.channel.io', 'wss://*.channel.io']
/** The postcode search of the address form: its script, and the frame it opens. */
const POSTCODE_SCRIPT = 'https://t1.kakaocdn.net'
const POSTCODE_FRAMES = ['https://postcode.map.kakao.com', 'https://postcode.map.daum.net']
const PAY_SCRIPT = 'https://js.tosspayments.com'
const PAY_ORIGINS = 'https://*.tosspayments.com'
const ANALYTICS = ['https://wcs.naver.net', 'https://*.naver.com']

/**
 * What a page may load. Scripts run by nonce only; WebAssembly is allowed for reading PDFs in the browser; style
 * attributes are allowed because drawings carry computed sizes.
 */
export function contentPolicy(nonce: string, sources: PolicySources): string {
  const vendors = [...(sources.chat ? CHAT : []), ...(sources.analytics ? ANALYTICS : [])]
  const payScript = sources.pay === 'vendor' ? [PAY_SCRIPT] : []
  const payOrigins = sources.pay === 'vendor' ? [PAY_ORIGINS] : []
  const https = vendors.filter((source) => source.startsWith('https'))
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", `'nonce-${nonce}'`, "'wasm-unsafe-eval'", POSTCODE_SCRIPT, ...payScript, ...https],
    'style-src': ["'self'", `'nonce-${nonce}'`, ...(sources.chat ? ["'unsafe-inline'"] : [])],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...sources.connect, ...https],
    'font-src': ["'self'", ...https],
    'connect-src': ["'self'", 'blob:', ...sources.api, ...sources.connect, ...payOrigins, ...vendors],
    'worker-src': ["'self'", 'blob:'],
    'frame-src': ["'self'", ...payOrigins, ...POSTCODE_FRAMES, ...https],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'", ...payOrigins],
    'frame-ancestors': ["'none'"],
  }
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ')
}
