import type { CSSProperties, KeyboardEvent, PointerEvent } from 'react'
import { Small } from '#/web/ui/note.tsx'
import { COLOUR_NAMES, SIZES } from '#/domain/bindings/binding-names.data.ts'
import { BINDING_COLOURS, type BindingColour, type BindingSet } from '#/domain/bindings/binding-set.ts'
import { isCut, isOfSize, pageScale } from '#/domain/bindings/fit-page.ts'
import type { FilePlace } from '#/domain/bindings/plan-binding.ts'
import { describeBytes } from '#/domain/files/describe-bytes.ts'
import { formatMm } from '#/domain/print/round-mm.ts'
import type { SizeMm } from '#/domain/print/units.ts'
import { Button, IconButton } from '#/web/ui/button.tsx'
import { Icon } from '#/web/ui/icon.tsx'
import { Select } from '#/web/ui/input.tsx'
import { VisuallyHidden } from '#/web/ui/visually-hidden.tsx'
import styles from './binding.module.css'
import { type FileRow, tabOf } from './binding-rows.ts'

interface FileRowProps {
  readonly row: FileRow
  readonly at: number
  readonly count: number
  /** Where it lies in the book; null while it is not known or cannot be bound. */
  readonly place: FilePlace | null
  /** Its number among the files that are bound. */
  readonly tab: number
  readonly set: BindingSet
  readonly onMove: (to: number) => void
  readonly onRemove: () => void
  readonly onChange: (change: Partial<FileRow>) => void
  readonly onRetry: () => void
  readonly onGrab: (event: PointerEvent<HTMLButtonElement>) => void
}

/** One PDF in its order: what it looks like, where it lies in the book, and what becomes of it. */
export function FileRowView(props: FileRowProps) {
  const { row, at, count, tab, onMove, onRemove, onGrab } = props
  const keys = (event: KeyboardEvent) => {
    const act = { ArrowUp: () => onMove(at - 1), ArrowDown: () => onMove(at + 1), Delete: onRemove }[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }
  return (
    <li
      className={styles.row}
      data-row={row.key}
      data-bad={row.problem !== null || undefined}
      style={{ '--tab': tabOf(tab) } as CSSProperties}
    >
      <button
        type="button"
        className={styles.handle}
        aria-label={`${row.name} 옮기기, ${count}개 중 ${at + 1}번째. 위아래 화살표로 옮기고 Delete로 빼요.`}
        onKeyDown={keys}
        onPointerDown={onGrab}
      >
        <span aria-hidden="true" />
      </button>
      <Pictures row={row} />
      <div className={styles.what}>
        <p className={styles.name}>{row.name}</p>
        <RowFacts {...props} />
      </div>
      <p className={styles.pages}>{row.read ? `${row.read.pages}쪽` : ''}</p>
      <div className={styles.acts}>
        <IconButton aria-label={`${row.name} 위로`} disabled={at === 0} onClick={() => onMove(at - 1)}>
          <Icon name="chevron-up" />
        </IconButton>
        <IconButton aria-label={`${row.name} 아래로`} disabled={at === count - 1} onClick={() => onMove(at + 1)}>
          <Icon name="chevron-down" />
        </IconButton>
        <Button size="sm" variant="quiet" onClick={onRemove}>
          삭제<VisuallyHidden> {row.name}</VisuallyHidden>
        </Button>
      </div>
      <UploadLine row={row} onRetry={props.onRetry} />
    </li>
  )
}

function Pictures({ row: { pictures, read } }: Pick<FileRowProps, 'row'>) {
  const ratio = read ? { aspectRatio: `${read.size.width} / ${read.size.height}` } : {}
  return (
    <span className={styles.pictures} aria-hidden="true">
      {[0, 1, 2].map((at) => {
        const href = pictures[at]
        if (read && at > 0 && at >= Math.min(3, read.pages)) return <span key={at} />
        return href ? <img key={at} src={href} alt="" style={ratio} /> : <i key={at} style={ratio} />
      })}
    </span>
  )
}

function RowFacts({ row, place, set, onChange }: FileRowProps) {
  if (row.problem !== null)
    return (
      <Small tone="bad" role="alert">
        {row.problem} 가격은 이 파일을 빼고 계산했어요.
      </Small>
    )
  const { read, fit, blankBack } = row
  if (!read || !place) return <Small size={13}>쪽수를 읽고 있어요</Small>
  const { trim, name } = SIZES[set.size]
  const other = !isOfSize(read.size, trim)
  const blank = place.blanks > 0
  const takenOut = !blank && !blankBack && place.last % 2 === 1
  return (
    <>
      <Small size={13}>
        {sizeWords(read.size)} · {colourWords(read.colourPages, read.pages)} · 책 안 {place.first}–{place.last}쪽
      </Small>
      {read.colourPages > 0 && <OwnColour row={row} book={set.colour} onChange={onChange} />}
      {(blank || takenOut) && (
        <p className={styles.finding}>
          <b data-tone="info">{blank ? `빈 쪽 ${place.blanks}쪽` : '이어서 시작'}</b>
          <BlankWords row={row} place={place} set={set} onChange={onChange} />
        </p>
      )}
      {other && (
        <p className={styles.finding}>
          <b data-tone="warn">크기 다름</b>
          {fit === 'scale'
            ? `${sizeWords(read.size)}를 ${name}에 맞춰 ${Math.round(pageScale(read.size, trim, 'scale') * 100)}%로 바꿔요.`
            : isCut(read.size, trim, 'keep')
              ? `원래 크기로 두면 ${name} 밖은 잘려요.`
              : `${name} 가운데에 원래 크기로 놓아요.`}
          <button type="button" onClick={() => onChange({ fit: fit === 'scale' ? 'keep' : 'scale' })}>
            {fit === 'scale' ? '원래 크기로' : `${name}에 맞추기`}
          </button>
        </p>
      )}
    </>
  )
}

/** A file with colour on it may be printed otherwise than the rest of the book. */
function OwnColour({
  row: { name, colour },
  book,
  onChange,
}: Pick<FileRowProps, 'row' | 'onChange'> & { readonly book: BindingColour }) {
  return (
    <label className={styles.own}>
      인쇄
      <Select
        aria-label={`${name} 인쇄 색`}
        value={colour ?? ''}
        onChange={(event) => onChange({ colour: BINDING_COLOURS.find((one) => one === event.target.value) ?? null })}
      >
        <option value="">책과 같이 ({COLOUR_NAMES[book]})</option>
        {BINDING_COLOURS.map((one) => (
          <option key={one} value={one}>
            이 파일은 {COLOUR_NAMES[one]}
          </option>
        ))}
      </Select>
    </label>
  )
}

/** A blank at the very end is the binding's; one before a divider is the divider's. */
function BlankWords({
  row,
  place,
  set,
  onChange,
}: Pick<FileRowProps, 'row' | 'set' | 'onChange'> & { readonly place: FilePlace }) {
  const isLast = set.files.at(-1)?.fileId === (row.fileId ?? row.key)
  if (isLast) return <>마지막 장을 채우려고 끝에 넣었어요.</>
  if (set.divider !== null) return <>간지 앞에서 장이 끝나도록 뒤에 넣었어요.</>
  if (place.blanks > 0)
    return (
      <>
        다음 파일이 오른쪽에서 시작하도록 뒤에 빈 쪽을 넣었어요.
        <button type="button" onClick={() => onChange({ blankBack: false })}>
          빈 쪽 삭제
        </button>
      </>
    )
  return (
    <>
      다음 파일이 왼쪽에서 바로 이어져요.
      <button type="button" onClick={() => onChange({ blankBack: true })}>
        빈 쪽 넣기
      </button>
    </>
  )
}

function UploadLine({ row, onRetry }: Pick<FileRowProps, 'row' | 'onRetry'>) {
  const { upload, sent, bytes, message, name, problem } = row
  if (problem !== null || upload === 'none' || upload === 'there') return null
  if (upload === 'failed')
    return (
      <p className={styles.failed} role="alert">
        {message}
        <Button size="sm" variant="quiet" onClick={onRetry}>
          다시 올리기<VisuallyHidden> {name}</VisuallyHidden>
        </Button>
      </p>
    )
  return (
    <div className={styles.sending}>
      <progress max={bytes} value={sent} aria-label={`${name} 올리기`} />
      <span>
        {upload === 'checking'
          ? '다 올렸어요. 인쇄소에서도 읽고 있어요'
          : `${describeBytes(sent)} / ${describeBytes(bytes)}`}
      </span>
      {message && <span>{message}</span>}
    </div>
  )
}

const sizeWords = (size: SizeMm): string => {
  const named = Object.values(SIZES).find(({ trim }) => isOfSize(size, trim))
  return named?.name ?? `${formatMm(size.width)} × ${formatMm(size.height)}`
}

const colourWords = (coloured: number, pages: number): string =>
  coloured === 0 ? '흑백' : coloured === pages ? '모두 컬러' : `흑백, 컬러 ${coloured}쪽`
