import type { PdfFacts } from '#/domain/preflight/pdf-facts.ts'
import { formatCount } from '#/lib/format-count.ts'
import styles from './files-section.module.css'

/** The four things a customer checks first. */
export function FileFacts({ facts, size }: { readonly facts: PdfFacts; readonly size: string }) {
  const rows = [
    ['쪽수', `${formatCount(facts.pageCount)}쪽`],
    ['쪽 크기', size],
    ['색', colourText(facts)],
    ['글꼴', fontText(facts)],
  ] as const
  return (
    <dl className={styles.read}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function colourText({ pages }: PdfFacts): string {
  const colour = pages.filter((page) => page.colour === 'colour').length
  if (colour === 0) return '흑백'
  return colour === pages.length ? '컬러' : `컬러 ${colour}쪽, 흑백 ${pages.length - colour}쪽`
}

function fontText({ fonts }: PdfFacts): string {
  const missing = fonts.filter((font) => !font.embedded).length
  if (fonts.length === 0) return '글꼴 없음'
  return missing === 0 ? '모두 포함' : `${missing}개 빠짐`
}
