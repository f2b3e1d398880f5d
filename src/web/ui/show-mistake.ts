/** Goes to the first field of the page that holds something wrong; false when there is none. */
export function showMistake(): boolean {
  const field = document.querySelector<HTMLElement>('main [aria-invalid]')
  field?.focus()
  return field !== null
}
