import type { MouseEvent, PointerEvent } from 'react'
import { useRef } from 'react'
import { CutSlider } from '#/web/ui/cut-slider.tsx'
import { cx } from '#/web/ui/cx.ts'
import { PagePicture } from './page-picture.tsx'
import { percent, pointOn, type PlacedPage, type Rect, type Sheet } from './sheet-geometry.ts'
import { ViewerLines, type ShownLines } from './viewer-lines.tsx'
import { ViewerPins, type ViewerPin } from './viewer-pins.tsx'
import pinStyles from './viewer-pins.module.css'
import styles from './viewer-stage.module.css'

export interface NewPin {
  readonly page: number
  readonly x: number
  readonly y: number
}

interface ViewerStageProps {
  readonly proofId: string
  readonly version: number
  readonly sheet: Sheet
  readonly zoom: number
  readonly lines: ShownLines
  readonly pins: readonly ViewerPin[]
  readonly selected: string | null
  readonly draft: NewPin | null
  readonly placing: boolean
  /** The same spread of another version, to lay beside this one. */
  readonly compared: { readonly version: number; readonly sheet: Sheet } | null
  readonly onSelect: (messageId: string) => void
  readonly onPlace: (pin: NewPin) => void
  readonly onFlip: (by: 1 | -1) => void
}

/** A swipe has to be this long and mostly sideways. */
const SWIPE_PX = 48

export function ViewerStage(props: ViewerStageProps) {
  const { sheet, zoom, placing, compared } = props
  const start = useRef<{ x: number; y: number } | null>(null)

  const place = (event: MouseEvent<HTMLButtonElement>) => {
    // A press of Enter has no place of its own: it marks the middle of the first page.
    const first = sheet.pages[0]
    if (event.detail === 0 && first) return props.onPlace({ page: first.page.number, x: 0.5, y: 0.5 })
    const box = event.currentTarget.getBoundingClientRect()
    const at = (value: number, from: number, size: number, mm: number) => ((value - from) / size) * mm
    const pin = pointOn(
      sheet,
      at(event.clientX, box.left, box.width, sheet.width),
      at(event.clientY, box.top, box.height, sheet.height),
    )
    if (pin) props.onPlace(pin)
  }
  const down = (event: PointerEvent) => {
    start.current =
      event.pointerType === 'touch' && zoom === 1 && !compared ? { x: event.clientX, y: event.clientY } : null
  }
  const up = (event: PointerEvent) => {
    const from = start.current
    start.current = null
    if (!from || placing) return
    const dx = event.clientX - from.x
    if (Math.abs(dx) > SWIPE_PX && Math.abs(dx) > 2 * Math.abs(event.clientY - from.y)) props.onFlip(dx < 0 ? 1 : -1)
  }

  const style = { '--ratio': sheet.width / sheet.height, '--zoom': zoom } as React.CSSProperties
  return (
    <div className={styles.stage} style={style} onPointerDown={down} onPointerUp={up}>
      <div className={styles.sheet}>
        <SheetPages {...props} sheet={sheet} />
        {compared ? (
          <CutSlider
            label={`v${compared.version}과 v${props.version}의 경계`}
            left={`v${compared.version}`}
            right={`v${props.version}`}
          >
            <SheetPages {...props} version={compared.version} sheet={compared.sheet} />
          </CutSlider>
        ) : (
          <>
            <ViewerLines sheet={sheet} shown={props.lines} />
            {placing && <button type="button" className={styles.placing} aria-label="고칠 자리 찍기" onClick={place} />}
            <ViewerPins sheet={sheet} pins={props.pins} selected={props.selected} onSelect={props.onSelect} />
            {props.draft && <DraftPin sheet={sheet} pin={props.draft} />}
          </>
        )}
      </div>
    </div>
  )
}

interface SheetPagesProps {
  readonly proofId: string
  readonly version: number
  readonly sheet: Sheet
  readonly lines: ShownLines
}

function SheetPages({ proofId, version, sheet, lines }: SheetPagesProps) {
  const whole: Rect = { x: 0, y: 0, width: sheet.width, height: sheet.height }
  const windowOf = (placed: PlacedPage) => (lines.bleed ? placed.window : placed.trim)
  return sheet.pages.map((placed) => {
    const frame = windowOf(placed)
    return (
      <div key={placed.page.number} className={styles.page} style={percent(frame, whole)}>
        <div className={styles.picture} style={percent(placed.picture, frame)}>
          <PagePicture
            className={styles.pixels}
            proofId={proofId}
            version={version}
            page={placed.page.number}
            size="screen"
            alt={`v${version} ${placed.page.label}`}
          />
        </div>
      </div>
    )
  })
}

function DraftPin({ sheet, pin }: { readonly sheet: Sheet; readonly pin: NewPin }) {
  const placed = sheet.pages.find((candidate) => candidate.page.number === pin.page)
  if (!placed) return null
  const { trim } = placed
  const spot = { x: trim.x + pin.x * trim.width, y: trim.y + pin.y * trim.height, width: 0, height: 0 }
  const { left, top } = percent(spot, { x: 0, y: 0, width: sheet.width, height: sheet.height })
  return <span className={cx(pinStyles.pin, pinStyles.pinDraft)} style={{ left, top }} aria-hidden="true" />
}
