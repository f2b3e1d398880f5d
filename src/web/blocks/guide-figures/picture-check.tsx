import { useState } from 'react'
import { TRIMS } from '#/domain/catalog/trims.data.ts'
import { FilePick } from '#/web/ui/file-pick.tsx'
import { LiveFieldset } from '#/web/ui/live-fieldset.tsx'
import { Note } from '#/web/ui/note.tsx'
import { Table } from '#/web/ui/table.tsx'
import { PpiSamples, wordOfPpi } from './ppi-samples.tsx'
import styles from './sizes.module.css'

const MM_PER_INCH = 25.4
const SHOWN = ['a6', 'sheet-a5', 'sheet-a4', 'a3', 'a2', 'a1']
const SIZES = SHOWN.flatMap((id) => TRIMS.find((trim) => trim.id === id) ?? [])

interface Picked {
  readonly name: string
  readonly width: number
  readonly height: number
}

/** What dots look like, and how far a picture of one's own can be enlarged. It is measured in the browser and goes nowhere. */
export function PictureCheck() {
  const [picked, setPicked] = useState<Picked | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const take = async (file: File | undefined) => {
    if (!file) return
    try {
      const bitmap = await createImageBitmap(file)
      setPicked({ name: file.name, width: bitmap.width, height: bitmap.height })
      setProblem(null)
      bitmap.close()
    } catch {
      setPicked(null)
      setProblem('이 파일은 그림으로 읽을 수 없습니다. JPG나 PNG를 골라 주세요.')
    }
  }
  return (
    <>
      <PpiSamples />
      <LiveFieldset className={styles.pick}>
        <FilePick accept="image/*" onFiles={([file]) => void take(file)}>
          내 사진 재어 보기
        </FilePick>
      </LiveFieldset>
      {problem && (
        <Note tone="warn" role="alert">
          {problem}
        </Note>
      )}
      {picked && <Sizes picked={picked} />}
    </>
  )
}

function Sizes({ picked }: { readonly picked: Picked }) {
  const long = Math.max(picked.width, picked.height)
  const short = Math.min(picked.width, picked.height)
  return (
    <>
      <p aria-live="polite">
        {picked.name}: {picked.width} × {picked.height} 픽셀. 이 사진은 보내지 않고 브라우저에서만 재었습니다.
      </p>
      <Table
        dense
        caption="이 사진을 꽉 채웠을 때"
        rows={SIZES}
        rowKey={({ id }) => id}
        columns={[
          { key: 'size', head: '크기', rowHead: true, cell: ({ name }) => name },
          {
            key: 'ppi',
            head: '해상도',
            right: true,
            cell: ({ size }) => `${ppiOf(size, long, short)} ppi`,
          },
          { key: 'word', head: '인쇄하면', cell: ({ size }) => wordOfPpi(ppiOf(size, long, short)) },
        ]}
      />
    </>
  )
}

const ppiOf = (size: { readonly width: number; readonly height: number }, long: number, short: number): number =>
  Math.floor(
    Math.min(
      (long * MM_PER_INCH) / Math.max(size.width, size.height),
      (short * MM_PER_INCH) / Math.min(size.width, size.height),
    ),
  )
