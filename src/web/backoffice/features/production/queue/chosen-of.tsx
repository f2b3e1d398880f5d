import { useState } from 'react'
import type { BoardRow } from '#/contract/production/queue.contract.ts'
import { formatCount } from '#/lib/format-count.ts'
import { TextButton } from './text-button.tsx'
import type { Selection } from './use-selection.ts'
import styles from './board.module.css'

interface ChosenOfProps {
  readonly rows: readonly BoardRow[]
  readonly selection: Selection
  readonly whole: { readonly count: number; readonly chooseAll: () => Promise<readonly string[]> } | undefined
}

/** How many are chosen, and the two steps to more: all that are shown, then all of the filter. */
export function ChosenOf({ rows, selection, whole }: ChosenOfProps) {
  const { picked } = selection
  const [busy, setBusy] = useState(false)
  const shown = rows.filter(({ lineId }) => picked.has(lineId)).length
  const chooseAll = async () => {
    setBusy(true)
    try {
      selection.add((await whole?.chooseAll()) ?? [])
    } finally {
      setBusy(false)
    }
  }
  return (
    <p className={styles.chosen} role="status">
      {shown === picked.size
        ? `보이는 ${formatCount(rows.length)}건 가운데 ${formatCount(shown)}건을 골랐습니다.`
        : `조건에 맞는 ${formatCount(picked.size)}건을 골랐습니다.`}
      {shown < rows.length && (
        <TextButton onClick={() => selection.add(rows.map(({ lineId }) => lineId))}>
          보이는 {formatCount(rows.length)}건 모두
        </TextButton>
      )}
      {whole && whole.count > rows.length && picked.size < whole.count && (
        <TextButton disabled={busy} onClick={() => void chooseAll()}>
          조건에 맞는 {formatCount(whole.count)}건 모두
        </TextButton>
      )}
    </p>
  )
}
