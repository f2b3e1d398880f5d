import { cx } from '#/web/ui/cx.ts'
import { percent, type Rect, type Sheet } from './sheet-geometry.ts'
import styles from './viewer-pins.module.css'

export interface ViewerPin {
  readonly messageId: string
  readonly number: number
  readonly page: number
  readonly x: number
  readonly y: number
  readonly resolved: boolean
  /** What was said, for the button's name. */
  readonly text: string
}

interface ViewerPinsProps {
  readonly sheet: Sheet
  readonly pins: readonly ViewerPin[]
  readonly selected: string | null
  readonly onSelect: (messageId: string) => void
}

export function ViewerPins({ sheet, pins, selected, onSelect }: ViewerPinsProps) {
  const whole: Rect = { x: 0, y: 0, width: sheet.width, height: sheet.height }
  return sheet.pages.flatMap(({ page, trim }) =>
    pins
      .filter((pin) => pin.page === page.number)
      .map((pin) => {
        const spot = { x: trim.x + pin.x * trim.width, y: trim.y + pin.y * trim.height, width: 0, height: 0 }
        const { left, top } = percent(spot, whole)
        return (
          <button
            key={pin.messageId}
            type="button"
            className={cx(styles.pin, pin.resolved && styles.pinDone)}
            style={{ left, top }}
            aria-pressed={pin.messageId === selected}
            aria-label={`의견 ${pin.number}${pin.resolved ? ', 반영됨' : ''}: ${pin.text}`}
            onClick={(event) => {
              event.stopPropagation()
              onSelect(pin.messageId)
            }}
          >
            <b>{pin.number}</b>
          </button>
        )
      }),
  )
}
