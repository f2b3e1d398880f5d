import { useState, type CSSProperties } from 'react'
import type { FixView } from '#/contract/prepress/fixes.contract.ts'
import { usePagePicture } from '#/web/blocks/file-report/use-page-picture.ts'
import { Button } from '#/web/ui/button.tsx'
import { CutSlider } from '#/web/ui/cut-slider.tsx'
import { Note } from '#/web/ui/note.tsx'
import styles from './file-fix.module.css'

const SHOWN_IN_STRIP = 60

/** A changed page before and after on one spot, with a line to move; below it the changed pages to leaf through. */
export function FixCompare({ fix }: { readonly fix: FixView }) {
  const [at, setAt] = useState(0)
  const shown = fix.sizes[at]
  if (!shown) return <Note tone="info">쪽의 모습은 바뀌지 않습니다. 파일 안쪽만 달라졌습니다.</Note>
  const go = (step: number) => setAt(Math.max(0, Math.min(fix.sizes.length - 1, at + step)))
  return (
    <div className={styles.compare}>
      <Stage key={shown.page} fix={fix} shown={shown} />
      <nav className={styles.leaf} aria-label="바뀐 쪽 넘기기">
        <Button size="sm" variant="quiet" disabled={at === 0} onClick={() => go(-1)}>
          이전 쪽
        </Button>
        <output>
          {shown.page}쪽 <small>바뀐 {fix.sizes.length}쪽 가운데</small>
        </output>
        <Button size="sm" variant="quiet" disabled={at === fix.sizes.length - 1} onClick={() => go(1)}>
          다음 쪽
        </Button>
      </nav>
      {fix.sizes.length > 1 && (
        <ol className={styles.strip} aria-label="바뀐 쪽">
          {fix.sizes.slice(0, SHOWN_IN_STRIP).map(({ page }, index) => (
            <li key={page}>
              <button type="button" aria-current={index === at || undefined} onClick={() => setAt(index)}>
                <Thumb fileId={fix.fixedFileId} page={page} />
                <span>{page}쪽</span>
              </button>
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}

function Thumb({ fileId, page }: { readonly fileId: string | null; readonly page: number }) {
  const url = usePagePicture(fileId, page, 'thumb')
  return url ? <img src={url} alt="" /> : <i aria-hidden="true" />
}

interface StageProps {
  readonly fix: FixView
  readonly shown: FixView['sizes'][number]
}

const share = (part: number, whole: number) => `${(part / whole) * 100}%`

function Stage({ fix, shown: { page, before, after } }: StageProps) {
  const older = usePagePicture(before && fix.fileId, page, 'screen')
  const newer = usePagePicture(fix.fixedFileId, page, 'screen')
  const { trim } = fix
  const place = (size: { readonly width: number; readonly height: number }): CSSProperties => ({
    width: share(size.width, after.width),
    height: share(size.height, after.height),
  })
  const stage = { '--ratio': after.width / after.height } as CSSProperties
  return (
    <div className={styles.stage} style={stage}>
      {newer ? <img src={newer} alt={`${page}쪽, 고친 뒤`} /> : <p role="status">그리는 중입니다.</p>}
      <CutSlider
        label={`${page}쪽 앞뒤 비교`}
        valueText={(cut) => `왼쪽 ${cut} %는 지금, 나머지는 고친 뒤`}
        left="지금"
        right="고친 뒤"
      >
        <div className={styles.older}>
          {before && older ? (
            <img src={older} alt={`${page}쪽, 지금`} style={place(before)} />
          ) : (
            <p>{before ? '' : '지금은 없는 쪽입니다.'}</p>
          )}
        </div>
      </CutSlider>
      <span className={styles.trim} style={place(trim)} aria-hidden="true" />
    </div>
  )
}
