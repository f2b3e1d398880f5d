import type { DesignShown } from '#/contract/files/designs.contract.ts'
import type { DesignUseShown, SavedDesign } from '#/contract/files/my-designs.contract.ts'
import type { DesignValues } from '#/domain/designs/design-values.ts'
import type { FileFact } from '#/server/features/files/files/files.public.ts'
import type { DesignRow, DesignUseRow } from './designs.table.ts'
import type { SavedRow } from './my-designs.repo.ts'

export const presentDesign = (row: DesignRow): DesignShown => ({
  id: row.id,
  kind: row.kind,
  title: row.title,
  template: row.template,
  params: { ...row.params },
  values: presentValues(row.values),
  products: row.products,
  trims: row.trims,
  moods: row.moods,
})

export const presentSaved = ({ saved, design }: SavedRow): SavedDesign => ({
  id: saved.id,
  name: saved.name,
  version: saved.version,
  updatedAt: saved.updatedAt.toISOString(),
  values: presentValues(saved.values),
  design: presentDesign(design),
})

export const presentUse = (row: DesignUseRow, files: readonly FileFact[]): DesignUseShown => ({
  id: row.id,
  spec: row.spec,
  files: row.files.flatMap(({ fileId, part, savedId, name: designName }) => {
    const file = files.find((candidate) => candidate.id === fileId)
    return file ? [{ fileId, part, name: file.name, bytes: file.bytes, savedId, designName }] : []
  }),
})

const presentValues = ({ title, subtitle, author, back, ground, ink, accent }: DesignValues) => ({
  title,
  subtitle,
  author,
  back,
  ground,
  ink,
  accent,
})
