import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import type { ProductCode } from '#/domain/catalog/product-kinds.ts'

const KEY = 'jikji.wish'

/** What a visitor wanted to keep, on the way through the login of this tab. */
export function keepWish(spec: JobSpec): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(spec))
  } catch {
    // Without storage it is pressed once more after the login.
  }
}

/** Read once, and only by the page of its kind; the server checks the spec. */
export function readWish(product: ProductCode): JobSpec | null {
  try {
    const spec = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as JobSpec | null
    if (spec?.product !== product) return null
    sessionStorage.removeItem(KEY)
    return spec
  } catch {
    return null
  }
}
