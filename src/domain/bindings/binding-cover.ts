import type { DrawnDesign } from '#/domain/designs/design.ts'
import type { DesignValues } from '#/domain/designs/design-values.ts'
import { contrast } from '#/domain/designs/ink.ts'
import { inkOf } from '#/domain/designs/inks.data.ts'
import type { BindingCover } from './binding-set.ts'

/** The one cover of all requests: the same drawing on the page, in the cart and on paper. */
export const BINDING_COVER: DrawnDesign = { kind: 'cover', template: 'letter', params: { place: 'foot', echo: 2 } }

const READABLE = 4.5

/** A request's words in the colours that go with its ground. */
export function coverValues({ title, subtitle, teacher, colour }: BindingCover): DesignValues {
  const dark = contrast(inkOf(colour), inkOf('white')) >= READABLE
  return {
    title,
    subtitle,
    author: teacher,
    back: '',
    ground: colour,
    ink: dark ? 'white' : 'ink',
    accent: dark ? 'mustard' : 'indigo',
  }
}
