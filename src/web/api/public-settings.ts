/** What the server writes into the page for the browser; all of it is public. */
interface PublicSettings {
  readonly buildId: string
  readonly channelPluginKey: string
  readonly wcsAccountId: string
}

const NONE: PublicSettings = { buildId: '', channelPluginKey: '', wcsAccountId: '' }

/** Reads `<script id="jikji-settings" type="application/json">`. */
export function publicSettings(): PublicSettings {
  const text = document.getElementById('jikji-settings')?.textContent
  return text ? { ...NONE, ...(JSON.parse(text) as Partial<PublicSettings>) } : NONE
}
