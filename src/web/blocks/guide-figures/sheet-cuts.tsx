import { useState } from 'react'
import { TRIMS } from '#/domain/catalog/trims.data.ts'
import { BLEED_ALL_ROUND, grid, printable, withEdges } from '#/domain/print/n-up.ts'
import { PRESS_SHEETS, type PressSheet } from '#/domain/print/press-sheets.data.ts'
import type { SizeMm } from '#/domain/print/units.ts'
import { Field } from '#/web/ui/field.tsx'
import { Input, Select } from '#/web/ui/input.tsx'
import { LiveFieldset } from '#/web/ui/live-fieldset.tsx'
import { Table } from '#/web/ui/table.tsx'
import figure from './figure.module.css'
import styles from './sizes.module.css'

const SHEETS = PRESS_SHEETS.filter(({ id }) => ['kuk', 'sasa', 'kuk-2', 'sasa-2', 'sra3'].includes(id))
const START = { width: 210, height: 297 }
const LEAST = 40
const MOST = 1100

/** How many pieces a sheet of the press holds, bleed and grip taken off, drawn as they lie. */
export function SheetCuts() {
  const [sheetId, setSheetId] = useState('kuk-2')
  const [piece, setPiece] = useState<SizeMm>(START)
  const sheet = SHEETS.find(({ id }) => id === sheetId) ?? SHEETS[0]
  const isKnown = [piece.width, piece.height].every((side) => side >= LEAST && side <= MOST)
  return (
    <>
      <LiveFieldset className={styles.fields}>
        <Field label="전지">
          {(control) => (
            <Select {...control} value={sheetId} onChange={(event) => setSheetId(event.target.value)}>
              {SHEETS.map(({ id, name, size }) => (
                <option key={id} value={id}>
                  {name} {size.width} × {size.height}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Side label="가로" value={piece.width} onChange={(width) => setPiece({ ...piece, width })} />
        <Side label="세로" value={piece.height} onChange={(height) => setPiece({ ...piece, height })} />
      </LiveFieldset>
      {sheet && isKnown && <Cut sheet={sheet} piece={piece} />}
    </>
  )
}

interface SideProps {
  readonly label: string
  readonly value: number
  readonly onChange: (value: number) => void
}

function Side({ label, value, onChange }: SideProps) {
  const isWrong = value < LEAST || value > MOST
  return (
    <Field label={label} error={isWrong ? `${LEAST}–${MOST} mm로 적어 주세요.` : undefined}>
      {(control) => (
        <Input
          {...control}
          type="number"
          unit="mm"
          min={LEAST}
          max={MOST}
          value={value === 0 ? '' : value}
          onChange={(event) => onChange(Number(event.target.value))}
        />
      )}
    </Field>
  )
}

function Cut({ sheet, piece }: { readonly sheet: PressSheet; readonly piece: SizeMm }) {
  const area = printable(sheet)
  const whole = withEdges(piece, BLEED_ALL_ROUND)
  const { columns, rows, count, turned } = grid(area, whole)
  const size = turned ? { width: whole.height, height: whole.width } : whole
  const used = Math.round((100 * count * piece.width * piece.height) / (sheet.size.width * sheet.size.height))
  const short = Math.min(sheet.size.width, sheet.size.height)
  const long = Math.max(sheet.size.width, sheet.size.height)
  const from = { x: (short - columns * size.width) / 2, y: (long - rows * size.height) / 2 }
  const name = nameOf(piece)
  return (
    <div className={styles.cut} aria-live="polite">
      <svg viewBox={`-4 -4 ${short + 8} ${long + 8}`} role="img" aria-label={`${sheet.name}에 ${count}장이 앉은 그림`}>
        <rect width={short} height={long} fill="#fff" stroke="#161513" strokeWidth={2} />
        {Array.from({ length: count }, (_, at) => (
          <g
            key={at}
            transform={`translate(${from.x + (at % columns) * size.width} ${from.y + Math.floor(at / columns) * size.height})`}
          >
            <rect {...size} fill="#f2f1ec" className={figure.bleed} />
            <rect
              x={BLEED_ALL_ROUND.left}
              y={BLEED_ALL_ROUND.top}
              width={size.width - 2 * BLEED_ALL_ROUND.left}
              height={size.height - 2 * BLEED_ALL_ROUND.top}
              className={figure.knife}
            />
          </g>
        ))}
      </svg>
      <dl>
        <dt>한 장에</dt>
        <dd>{count}장</dd>
        <dt>종이 쓰임</dt>
        <dd>{used} %</dd>
        <dt>완성 크기</dt>
        <dd>
          {piece.width} × {piece.height}
          {name && <small> {name}</small>}
        </dd>
      </dl>
    </div>
  )
}

const nameOf = ({ width, height }: SizeMm): string | undefined =>
  TRIMS.find(({ size }) => size.width === width && size.height === height)?.name

const CUTS = [1, 2, 4, 8, 16, 32]

/** Sizes that a whole sheet of the mill is halved into, by how often it is cut. */
export const CutTable = () => (
  <Table
    dense
    caption="전지를 반씩 자른 크기"
    rows={CUTS}
    rowKey={String}
    columns={[
      { key: 'cuts', head: '절수', rowHead: true, cell: (cuts) => (cuts === 1 ? '전지' : `${cuts}절`) },
      { key: 'kuk', head: '국전', cell: (cuts) => halved('kuk', cuts) },
      { key: 'sasa', head: '46전', cell: (cuts) => halved('sasa', cuts) },
    ]}
  />
)

function halved(mill: 'kuk' | 'sasa', cuts: number): string {
  const sheet = PRESS_SHEETS.find(({ id }) => id === mill)
  let [short, long] = [sheet?.size.width ?? 0, sheet?.size.height ?? 0]
  for (let left = cuts; left > 1; left /= 2) [short, long] = [Math.floor(long / 2), short]
  return `${Math.min(short, long)} × ${Math.max(short, long)} mm`
}
