/** A bullet or number that Word and HWP write as text in front of what is no list to them. */
const ITEM_SIGN = /^[\s\u00a0]*(?:([·•▪◦○●■□❖➢o§ü–-])|((?:\d{1,3}|[a-z가-하])[.)]))[\s\u00a0]+/u
const isItem = (element: Element): boolean =>
  /mso-list:\s*(?!skip|ignore)/i.test(element.getAttribute('style') ?? '') || /MsoListParagraph/.test(element.className)

/**
 * What a word processor put on the clipboard, as plain HTML: no styles, no comments, no fields, lists as lists. The editor's
 * schema then drops all that has no name there.
 */
export function cleanPasted(html: string): string {
  const page = new DOMParser().parseFromString(html.replaceAll(/<!--[\s\S]*?-->|<!\[[^\]]*\]>/g, ''), 'text/html')
  for (const dead of page.querySelectorAll(
    'style, script, meta, link, title, xml, head, o\\:p, iframe, object, svg, math',
  ))
    dead.remove()
  for (const picture of page.querySelectorAll('img')) picture.remove()
  makeLists(page)
  for (const heading of page.querySelectorAll('h1')) rename(heading, 'h2')
  for (const heading of page.querySelectorAll('h4, h5, h6')) rename(heading, 'h3')
  makeWeights(page)
  for (const element of page.body.querySelectorAll('*')) bare(element)
  return page.body.innerHTML.replaceAll('\u00a0', ' ')
}

/** How many pictures are lost with it: they come by their own button. */
export const picturesIn = (html: string): number => (html.match(/<img\b/gi) ?? []).length

/** Paragraphs that only look like items become items. */
function makeLists(page: Document): void {
  for (const paragraph of page.querySelectorAll('p')) {
    if (!isItem(paragraph)) continue
    const sign = ITEM_SIGN.exec(paragraph.textContent)
    const tag = sign?.[2] ? 'ol' : 'ul'
    for (const ignored of paragraph.querySelectorAll('[style*="mso-list:Ignore"], [style*="mso-list: Ignore"]'))
      ignored.remove()
    const before = paragraph.previousElementSibling
    const list = before?.localName === tag && before.hasAttribute('data-made') ? before : page.createElement(tag)
    if (list !== before) {
      list.setAttribute('data-made', '')
      paragraph.before(list)
    }
    const item = page.createElement('li')
    item.append(...paragraph.childNodes)
    dropSign(item)
    list.append(item)
    paragraph.remove()
  }
}

function dropSign(item: Element): void {
  const walker = item.ownerDocument.createTreeWalker(item, NodeFilter.SHOW_TEXT)
  const first = walker.nextNode()
  if (first?.nodeValue) first.nodeValue = first.nodeValue.replace(ITEM_SIGN, '')
}

/** Weight that is only a style becomes a mark before the style goes. */
function makeWeights(page: Document): void {
  for (const span of page.querySelectorAll<HTMLElement>('span[style]')) {
    const { fontWeight, fontStyle } = span.style
    if (fontStyle === 'italic') wrap(span, 'em')
    if (fontWeight === 'bold' || Number(fontWeight) >= 600) wrap(span, 'strong')
  }
}

function wrap(element: Element, tag: string): void {
  const around = element.ownerDocument.createElement(tag)
  around.append(...element.childNodes)
  element.append(around)
}

function rename(element: Element, tag: string): void {
  const renamed = element.ownerDocument.createElement(tag)
  renamed.append(...element.childNodes)
  element.replaceWith(renamed)
}

function bare(element: Element): void {
  for (const name of element.getAttributeNames())
    if (!(name === 'href' && element.localName === 'a') && !name.startsWith('data-')) element.removeAttribute(name)
}
