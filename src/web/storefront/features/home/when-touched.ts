let touched: Promise<void> | null = null
let release: () => void = () => undefined

/** Resolves once `touch` was called, or at once where the server did not draw this page. */
export function whenTouched(): Promise<void> {
  touched ??= new Promise((resolve) => {
    release = resolve
    if (!cameWithThePage()) resolve()
  })
  return touched
}

export function touch(): void {
  void whenTouched()
  release()
}

/** The document's own data says which page the server drew. */
function cameWithThePage(): boolean {
  const text = document.getElementById('jikji-data')?.textContent
  const { loaderData } = (text ? JSON.parse(text) : {}) as { readonly loaderData?: Readonly<Record<string, unknown>> }
  return loaderData?.['/'] !== undefined
}
