import { drawSample } from '#/domain/designs/draw-design.ts'
import { INKS, type InkId } from '#/domain/designs/inks.data.ts'
import { academyDesign } from '#/domain/editions/academy-cover.ts'
import { COVER_FIGURES, FIGURE_NAMES } from '#/domain/editions/edition.ts'
import { DesignPicture } from '#/web/blocks/design-picture/design-picture.tsx'
import { RadioTiles } from '#/web/ui/choice-tiles.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Select } from '#/web/ui/input.tsx'
import type { EditionValues, SetValues } from './edition-values.ts'

const ACADEMY = { layout: 'band', name: '학원 이름', phone: '', line: '' } as const
const SAMPLE = { width: 182, height: 257 }

interface LookFieldsProps {
  readonly values: EditionValues
  readonly set: SetValues
}

/** What the brand's covers are drawn with, seen as an academy will see them. */
export function LookFields({ values, set }: LookFieldsProps) {
  const { look } = values
  const pictureOf = (figure: EditionValues['look']['figure']) => {
    const { design, values: words } = academyDesign({ ...values, look: { ...look, figure } }, ACADEMY, null)
    return <DesignPicture page={drawSample(design, words, SAMPLE)} />
  }
  const ink = (name: 'ground' | 'ink' | 'accent', label: string) => (
    <Field label={label}>
      {(control) => (
        <Select
          {...control}
          value={look[name]}
          onChange={(event) => {
            const chosen: InkId | undefined = INKS.find(({ id }) => id === event.target.value)?.id
            if (chosen) set({ look: { ...look, [name]: chosen } })
          }}
        >
          {INKS.map(({ id, name: inkName }) => (
            <option key={id} value={id}>
              {inkName}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
  return (
    <>
      <RadioTiles
        legend="표지 그림"
        columns={3}
        value={look.figure}
        onChange={(figure) => set({ look: { ...look, figure } })}
        choices={COVER_FIGURES.map((figure) => ({
          value: figure,
          label: FIGURE_NAMES[figure],
          picture: pictureOf(figure),
        }))}
      />
      {ink('ground', '바탕색')}
      {ink('ink', '글자색')}
      {ink('accent', '덧붙는 색')}
    </>
  )
}
