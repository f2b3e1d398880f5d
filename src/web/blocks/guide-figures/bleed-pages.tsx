import type { Finding } from '#/domain/preflight/finding.ts'
import { SAFE_AT_KNIFE } from '#/domain/preflight/margins.data.ts'
import { placeOnPicture } from '#/domain/preflight/place-on-picture.ts'
import { formatSize } from '#/domain/print/round-mm.ts'
import { BLEED } from '#/domain/print/n-up.ts'
import { TextLink } from '#/web/ui/text-link.tsx'
import { cx } from '#/web/ui/cx.ts'
import { Note } from '#/web/ui/note.tsx'
import { LoadingState } from '#/web/ui/states.tsx'
import { to } from '#/contract/web-paths.ts'
import { FoundList } from './found-list.tsx'
import styles from './figure.module.css'
import { PICTURED, type ReadPdf, useReadPdf } from './use-read-pdf.ts'

const ABOUT: readonly string[] = ['readable', 'bleed', 'safe-margin', 'gutter-margin', 'trim-box', 'page-boxes']
const NOWHERE = { x: 0, y: 0, width: 0, height: 0 }

/** The pages of a PDF with its knife, its bleed and what is safe, and in words what is missing. */
export function BleedPages({ file }: { readonly file: File }) {
  const read = useReadPdf(file)
  if (read === undefined) return <LoadingState label="파일을 읽고 있습니다" />
  if (read === null)
    return (
      <Note tone="warn" role="alert">
        이 파일을 읽지 못했습니다. 연결을 확인하고 다시 골라 주세요.
      </Note>
    )
  const found = read.findings.filter(({ ruleId }) => ABOUT.includes(ruleId))
  return (
    <div role="status">
      <p>
        <b>{file.name}</b>: {headlineOf(read, found)}
      </p>
      <FoundList found={found} />
      <div className={styles.three}>
        {[...read.pictures.keys()]
          .toSorted((a, b) => a - b)
          .map((page) => (
            <LinedPage key={page} page={page} read={read} found={found} />
          ))}
      </div>
      {read.facts.pageCount > PICTURED && <p>앞의 {PICTURED}쪽을 그렸습니다. 나머지도 위의 글에 들어 있습니다.</p>}
      {!read.facts.problem && (
        <p>
          <TextLink to={to('/product/book/file')}>이 파일로 사양과 가격 보기</TextLink>
        </p>
      )}
    </div>
  )
}

function headlineOf({ facts, expectation }: ReadPdf, found: readonly Finding[]): string {
  if (facts.problem) return '인쇄 파일로 읽을 수 없습니다.'
  const size = expectation ? `${formatSize(expectation.trim)}로 자를 ` : ''
  const lacks = new Set(found.filter(({ ruleId }) => ruleId === 'bleed').flatMap(({ pages }) => pages)).size
  if (lacks > 0) return `${size}${facts.pageCount}쪽 가운데 ${lacks}쪽에 도련이 모자랍니다.`
  return found.length > 0
    ? `도련은 괜찮고, ${found.length}가지를 살펴봐 주세요.`
    : `${size}${facts.pageCount}쪽 모두 도련과 여백이 괜찮습니다.`
}

interface LinedPageProps {
  readonly page: number
  readonly read: ReadPdf
  readonly found: readonly Finding[]
}

function LinedPage({ page, read: { facts, pictures, expectation }, found }: LinedPageProps) {
  const fact = facts.pages[page - 1]
  if (!fact) return null
  const { trim, size } = placeOnPicture(fact, NOWHERE, expectation)
  const own = found.filter(({ pages }) => pages.includes(page))
  const lacks = own.some(({ ruleId }) => ruleId === 'bleed')
  const knife = trim ?? { x: 0, y: 0, ...size }
  const margin = BLEED + 2
  return (
    <figure className={styles.frame}>
      <svg
        viewBox={`${-margin} ${-margin} ${size.width + 2 * margin} ${size.height + 2 * margin}`}
        role="img"
        aria-label={`${page}쪽에 그은 도련, 재단선, 안전영역`}
      >
        <image href={pictures.get(page)} width={size.width} height={size.height} preserveAspectRatio="none" />
        {[
          [styles.bleed, -BLEED],
          [styles.knife, 0],
          [styles.safe, SAFE_AT_KNIFE],
        ].map(([line, inset]) => (
          <rect
            key={inset}
            className={cx(String(line))}
            vectorEffect="non-scaling-stroke"
            x={knife.x + Number(inset)}
            y={knife.y + Number(inset)}
            width={knife.width - 2 * Number(inset)}
            height={knife.height - 2 * Number(inset)}
          />
        ))}
      </svg>
      <figcaption>
        <b className={own.length > 0 ? styles.bad : styles.good}>{page}쪽</b>
        {lacks ? '도련이 모자랍니다' : own.length > 0 ? '글자나 상자를 살펴봐 주세요' : '괜찮습니다'}
      </figcaption>
    </figure>
  )
}
