import { useState } from 'react'
import { formatCount } from '#/domain/money/format-count.ts'
import { priceEdits } from '#/domain/pricing/tariffs/price-edits.ts'
import type { TariffEdit } from '#/domain/pricing/tariffs/edit-tariff.ts'
import type { Tariff } from '#/domain/pricing/tariff.ts'
import { Button } from '#/web/ui/button.tsx'
import { Input } from '#/web/ui/input.tsx'
import { toast } from '#/web/ui/toasts.ts'
import { Toolbar } from '#/web/ui/toolbar.tsx'

interface PercentFormProps {
  readonly tariff: Tariff
  readonly chosen: ReadonlySet<string>
  readonly onChange: (edits: readonly TariffEdit[]) => void
}

/** Raises or lowers the prices of all chosen papers by the same share. */
export function PercentForm({ tariff, chosen, onChange }: PercentFormProps) {
  const [typed, setTyped] = useState('')
  const percent = Number(typed.replace('%', '').trim())
  const isRight = typed.trim() !== '' && Number.isFinite(percent) && percent >= -50 && percent <= 100 && percent !== 0
  const apply = () => {
    const edits = priceEdits(tariff, [...chosen], percent)
    onChange(edits)
    setTyped('')
    toast(`${formatCount(edits.length)}칸을 ${percent}% 고쳤습니다. 「되돌리기」로 돌아갈 수 있습니다.`)
  }
  return (
    <Toolbar
      role="group"
      aria-label="고른 종이의 값 한꺼번에 고치기"
      onKeyDown={(event) => {
        if (event.key === 'Enter' && isRight && chosen.size > 0) apply()
      }}
    >
      <span>고른 종이 {chosen.size}종</span>
      <Input
        size={6}
        inputMode="decimal"
        unit="%"
        aria-label="올리거나 내릴 비율"
        aria-invalid={typed !== '' && typed !== '-' && !isRight ? true : undefined}
        title="-50에서 100 사이로 적어 주세요."
        placeholder="+5, -3"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button size="sm" disabled={!isRight || chosen.size === 0} onClick={apply}>
        한꺼번에 고치기
      </Button>
    </Toolbar>
  )
}
