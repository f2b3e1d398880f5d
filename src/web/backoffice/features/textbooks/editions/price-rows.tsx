import { MOST_ROWS, withVat } from '#/domain/editions/edition-price.ts'
import { Button } from '#/web/ui/button.tsx'
import { Input } from '#/web/ui/input.tsx'
import { Note } from '#/web/ui/note.tsx'
import { formatWon } from '#/web/ui/price.tsx'
import { type Column, Table } from '#/web/ui/table.tsx'
import { Toolbar } from '#/web/ui/toolbar.tsx'
import type { EditionValues } from './edition-values.ts'

interface PriceRowsProps {
  readonly rows: EditionValues['prices']
  readonly error: string | undefined
  readonly onChange: (rows: EditionValues['prices']) => void
}

interface Row {
  readonly at: number
  readonly copies: string
  readonly supply: string
}

const digits = (text: string) => text.replace(/\D/g, '').slice(0, 10)

function columnsOf({ rows, error, onChange }: PriceRowsProps): readonly Column<Row>[] {
  const change = (at: number, next: Partial<Row>) =>
    onChange(rows.map((row, place) => (place === at ? { ...row, ...next } : row)))
  return [
    {
      key: 'copies',
      head: '부수',
      cell: ({ at, copies }) => (
        <Input
          aria-label={`${at + 1}번째 줄 부수`}
          inputMode="numeric"
          unit="권"
          value={copies}
          {...(error ? { 'aria-invalid': true } : {})}
          onChange={(event) => change(at, { copies: digits(event.target.value) })}
        />
      ),
    },
    {
      key: 'supply',
      head: '공급가 총액',
      cell: ({ at, supply }) => (
        <Input
          aria-label={`${at + 1}번째 줄 공급가 총액`}
          inputMode="numeric"
          unit="원"
          value={supply}
          onChange={(event) => change(at, { supply: digits(event.target.value) })}
        />
      ),
    },
    {
      key: 'total',
      head: '학원이 보는 값',
      right: true,
      cell: ({ copies, supply }) =>
        copies && supply
          ? `${formatWon(withVat(Number(supply)))}, 한 권 ${formatWon(Math.ceil(withVat(Number(supply)) / Number(copies)))}`
          : '–',
    },
    {
      key: 'drop',
      head: '',
      cell: ({ at }) => (
        <Button
          size="sm"
          variant="quiet"
          aria-label={`${at + 1}번째 줄 삭제`}
          disabled={rows.length === 1}
          onClick={() => onChange(rows.filter((_, place) => place !== at))}
        >
          삭제
        </Button>
      ),
    },
  ]
}

/** The price table: so many copies for so much, without VAT; between two rows a copy costs as in the one before. */
export function PriceRows({ rows, error, onChange }: PriceRowsProps) {
  return (
    <div>
      <Table
        caption="부수마다 값"
        captionShown
        columns={columnsOf({ rows, error, onChange })}
        rows={rows.map((row, at) => ({ ...row, at }))}
        rowKey={({ at }) => String(at)}
      />
      {error && (
        <Note tone="bad" role="alert">
          {error}
        </Note>
      )}
      <Toolbar apart>
        <Button
          size="sm"
          disabled={rows.length >= MOST_ROWS}
          onClick={() => onChange([...rows, { copies: '', supply: '' }])}
        >
          줄 추가
        </Button>
      </Toolbar>
    </div>
  )
}
