import { WRITTEN_KIND_NAMES, type WrittenKind } from '#/domain/writing/written-kinds.data.ts'

/** The kind that an address names; notices where it names none. */
export const kindOf = (name: string | null): WrittenKind => WRITTEN_KIND_NAMES.find((kind) => kind === name) ?? 'notice'
