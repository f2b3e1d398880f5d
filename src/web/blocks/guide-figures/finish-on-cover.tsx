import { useEffect, useId, useRef, useState } from 'react'
import { FilePick } from '#/web/ui/file-pick.tsx'
import { LiveFieldset } from '#/web/ui/live-fieldset.tsx'
import { Note } from '#/web/ui/note.tsx'
import { Select } from '#/web/ui/input.tsx'
import styles from './finish-on-cover.module.css'
import { type Area, AREAS, BY_PICTURE, COVER, paintFinish, type PaintedFinish } from './paint-finish.ts'

interface FinishOnCoverProps {
  readonly finish: PaintedFinish
  readonly name: string
  /** Kinds of it that look different. */
  readonly variants: readonly { readonly id: string; readonly name: string }[]
}

/** What a finish looks like on one's own cover. The picture is painted here and sent nowhere. */
export function FinishOnCover({ finish, name, variants }: FinishOnCoverProps) {
  const id = useId()
  const canvas = useRef<HTMLCanvasElement>(null)
  const [picture, setPicture] = useState<ImageBitmap | null>(null)
  const [problem, setProblem] = useState(false)
  const [variant, setVariant] = useState(variants[0]?.id ?? '')
  const [area, setArea] = useState<Area>('all')
  const [on, setOn] = useState<'dark' | 'light'>('dark')
  useEffect(() => {
    let gone = false
    const paint = () => {
      if (canvas.current && !gone) paintFinish(canvas.current, picture, { finish, variant, area, on })
    }
    paint()
    // The title of the sample is set in the type of the page, which may come after it.
    void document.fonts.ready.then(paint)
    return () => {
      gone = true
    }
  }, [picture, finish, variant, area, on])
  useEffect(() => () => picture?.close(), [picture])
  const take = async (file: File | undefined) => {
    if (!file) return
    const made = await createImageBitmap(file).catch(() => null)
    setProblem(made === null)
    if (made) setPicture(made)
  }
  return (
    <section className={styles.tool} aria-label={`내 표지에서 보는 ${name}`}>
      <canvas
        ref={canvas}
        className={styles.cover}
        width={COVER.width}
        height={COVER.height}
        role="img"
        aria-label={`${picture ? '고르신 그림' : '견본 표지'}에 ${name}를 한 모습`}
      />
      <LiveFieldset className={styles.controls}>
        <FilePick accept="image/*" onFiles={([file]) => void take(file)}>
          내 표지 그림으로 보기
        </FilePick>
        {variants.length > 1 && (
          <label htmlFor={`${id}-kind`}>
            종류
            <Select id={`${id}-kind`} value={variant} onChange={({ target }) => setVariant(target.value)}>
              {variants.map((one) => (
                <option key={one.id} value={one.id}>
                  {one.name}
                </option>
              ))}
            </Select>
          </label>
        )}
        {BY_PICTURE.includes(finish) && (
          <>
            <label htmlFor={`${id}-area`}>
              자리
              <Select id={`${id}-area`} value={area} onChange={({ target }) => setArea(target.value as Area)}>
                {Object.entries(AREAS).map(([value, label]) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </Select>
            </label>
            <label htmlFor={`${id}-on`}>
              입힐 곳
              <Select id={`${id}-on`} value={on} onChange={({ target }) => setOn(target.value as 'dark' | 'light')}>
                <option value="dark">어두운 그림과 글자</option>
                <option value="light">밝은 그림과 글자</option>
              </Select>
            </label>
          </>
        )}
        <p>그림은 보내지 않고 이 브라우저에서만 그립니다. 화면의 빛과 실제 종이는 다르게 보입니다.</p>
      </LiveFieldset>
      {problem && (
        <Note tone="warn" role="alert">
          이 파일은 그림으로 읽을 수 없습니다. JPG나 PNG를 골라 주세요.
        </Note>
      )}
    </section>
  )
}
