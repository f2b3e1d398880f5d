import { useQueryClient } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import {
  changeBrand,
  MOST_PICTURE_BYTES,
  PICTURE_TOO_LARGE,
  type readBrand,
} from '#/contract/content/brand.contract.ts'
import { type BodyInputOf, bodyOf, type ResultOf } from '#/contract/endpoint.ts'
import { call } from '#/web/api/call.ts'
import { useApiForm } from '#/web/blocks/api-form/use-api-form.ts'
import { toast } from '#/web/ui/toasts.ts'

export type Brand = ResultOf<typeof readBrand>
export type PictureUse = 'logo' | 'stamp'
type Body = BodyInputOf<typeof changeBrand>

/** A picture that was chosen and is not saved yet; `url` shows it. */
interface Chosen {
  readonly wanted: Body['logo']
  readonly url: string | null
}

/** Null keeps the picture that is there. */
const chosen = z.nullable(z.custom<Chosen>())
const Typed = z.extend(z.pick(bodyOf(changeBrand), { colours: true }), { logo: chosen, stamp: chosen })
const KEEP = { act: 'keep' } as const

/** Colours are typed, pictures chosen; both are saved by one button. */
export function useBrandForm(brand: Brand) {
  const client = useQueryClient()
  const form = useApiForm({
    schema: Typed,
    values: { colours: brand.colours, logo: null, stamp: null },
    submit: async ({ colours, logo, stamp }) => {
      const pictures = { logo: logo?.wanted ?? KEEP, stamp: stamp?.wanted ?? KEEP }
      const saved = await call(changeBrand, { body: { version: brand.version, colours, ...pictures }, errors: 'throw' })
      toast('저장했습니다.')
      client.setQueryData(['shop', 'brand'], saved)
      await client.invalidateQueries({ queryKey: ['shop'] })
    },
  })
  const typed = useWatch({ control: form.control })
  const put = (use: PictureUse, picture: Chosen) => {
    form.clearErrors(use)
    form.setValue(use, picture, { shouldDirty: true })
  }
  return {
    form,
    pick: async (use: PictureUse, file: File) => {
      if (file.size > MOST_PICTURE_BYTES) return form.setError(use, { message: PICTURE_TOO_LARGE })
      const url = await dataUrlOf(file)
      put(use, { wanted: { act: 'new', base64: url.slice(url.indexOf(',') + 1) }, url })
    },
    remove: (use: PictureUse) => put(use, { wanted: { act: 'none' }, url: null }),
    /** As it will be. */
    shownOf: (use: PictureUse): string | null => {
      const picture = typed[use]
      if (picture) return picture.url ?? null
      return use === 'stamp' ? brand.stamp : brand.logo && `/api/shop/logo/${brand.logo.id}`
    },
  }
}

const dataUrlOf = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(String(reader.result)))
    reader.addEventListener('error', () => reject(new Error('the picture could not be read')))
    reader.readAsDataURL(file)
  })
