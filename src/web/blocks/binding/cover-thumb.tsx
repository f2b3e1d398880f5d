import { BINDING_COVER, coverValues } from '#/domain/bindings/binding-cover.ts'
import { SIZES } from '#/domain/bindings/binding-names.data.ts'
import type { BindingSet } from '#/domain/bindings/binding-set.ts'
import { drawSample } from '#/domain/designs/draw-design.ts'
import { DesignPicture } from '#/web/blocks/design-picture/design-picture.tsx'

/** The front of a request's cover, as small as a stamp. */
export function CoverThumb({ set }: { readonly set: Pick<BindingSet, 'cover' | 'size'> }) {
  return <DesignPicture page={drawSample(BINDING_COVER, coverValues(set.cover), SIZES[set.size].trim)} />
}
