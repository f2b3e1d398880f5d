import { useState, type CSSProperties } from 'react'
import type { FixView } from '#/contract/prepress/fixes.contract.ts'
import { usePagePicture } from '#/web/blocks/file-report/use-page-picture.ts'
import { cx } from '#/web/ui/cx.ts'
import { Icon } from '#/web/ui/icon.tsx'
import styles from './file-fix.module.css'

const SHOWN_IN_STRIP = 60

/** A changed page before and after on one spot, with a line to move; below it the changed pages to leaf through. */
export function FixCompare({ fix }: { readonly fix: FixView }) {
  const [at, setAt] = useState(0)
  const shown = fix.sizes[at]
  if (!shown) return <p className={styles.note}>쪽의 모습은 바뀌지 않습니다. 파일 안쪽만 달라졌습니다.</p>
  const go = (step: number) => setAt(Math.max(0, Math.min(fix.sizes.length - 1, at + step)))
  return (
    <div className={styles.compare}>
      <Stage key={shown.page} fix={fix} shown={shown} />
      <nav className={styles.leaf} aria-label="바뀐 쪽 넘기기">
        <button type="button" disabled={at === 0} onClick={() => go(-1)}>
          이전 쪽
        </button>
        <output>
          {shown.page}쪽 <small>바뀐 {fix.sizes.length}쪽 가운데</small>
        </output>
        <button type="button" disabled={at === fix.sizes.length - 1} onClick={() => go(1)}>
          다음 쪽
        </button>
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
  const [cut, setCut] = useState(50)
  const older = usePagePicture(before && fix.fileId, page, 'screen')
  const newer = usePagePicture(fix.fixedFileId, page, 'screen')
  const { trim } = fix
  const place = (size: { readonly width: number; readonly height: number }): CSSProperties => ({
    width: share(size.width, after.width),
    height: share(size.height, after.height),
  })
  const stage = { '--ratio': after.width / after.height, '--cut': `${cut}%` } as CSSProperties
  return (
    <div className={styles.stage} style={stage}>
      {newer ? <img src={newer} alt={`${page}쪽, 고친 뒤`} /> : <p role="status">그리는 중입니다.</p>}
      <div className={styles.older}>
        {before && older ? (
          <img src={older} alt={`${page}쪽, 지금`} style={place(before)} />
        ) : (
          <p>{before ? '' : '지금은 없는 쪽입니다.'}</p>
        )}
      </div>
      <span className={styles.trim} style={place(trim)} aria-hidden="true" />
      <input
        type="range"
        min={0}
        max={100}
        value={cut}
        aria-label={`${page}쪽 앞뒤 비교`}
        aria-valuetext={`왼쪽 ${cut} %는 지금, 나머지는 고친 뒤`}
        onChange={(event) => setCut(Number(event.target.value))}
      />
      <i className={styles.line} aria-hidden="true">
        <span>
          <Icon name="chevron-left" />
          <Icon name="chevron-right" />
        </span>
      </i>
      <b className={cx(styles.side, styles.sideBefore)}>지금</b>
      <b className={cx(styles.side, styles.sideAfter)}>고친 뒤</b>
    </div>
  )
}
