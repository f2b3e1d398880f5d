import * as z from 'zod/mini'
import { choiceChanges } from './choice-changes.schema.ts'
import { paper } from '#/contract/job/paper.schema.ts'
import { schemaOf } from '#/contract/schema-of.ts'
import type { PaperChanges } from '#/domain/catalog/paper-catalogue.ts'
import { PAPER_USES } from '#/domain/catalog/paper-uses.ts'
import { LONGEST_ID, PART_ROLES } from '#/domain/catalog/spec-limits.ts'
import { ROUTES } from '#/domain/print/routes.ts'
import type {
  BindingRate,
  DigitalPress,
  FinishRate,
  GangedTariff,
  OffsetPress,
  Spoilage,
  Tariff,
  Tiers,
  Work,
} from '#/domain/pricing/tariff.ts'

/** More papers than a list of any shop has. */
const MOST_LISTED = 300
const catalogueId = () => z.string().check(z.maxLength(LONGEST_ID), z.regex(/^[a-z0-9-]+$/))
const rows = <S extends z.ZodMiniType>(row: S) => z.record(z.string(), row)
const range = z.object({ min: z.number(), max: z.number() })
const tiers = schemaOf<Tiers>('Tiers')(z.array(z.tuple([z.number(), z.number()])))
const spoilage = schemaOf<Spoilage>('Spoilage')(z.object({ fixedSheets: z.number(), percent: z.number() }))

const WORK = { setup: z.number(), each: tiers, minimum: z.number() }
const work = schemaOf<Work>('Work')(z.object(WORK))
const bindingRate = schemaOf<BindingRate>('BindingRate')(
  z.object({ ...WORK, perPage: z.number(), workingDays: z.number() }),
)
const finishRate = schemaOf<FinishRate>('FinishRate')(
  z.object({
    ...WORK,
    variants: rows(z.number()),
    perExtra: z.number(),
    perCm2: z.number(),
    workingDays: z.number(),
  }),
)

const digitalPress = schemaOf<DigitalPress>('DigitalPress')(
  z.object({
    id: z.string(),
    name: z.string(),
    route: z.enum(['digital-sheet', 'digital-rotary']),
    roles: z.array(z.enum(PART_ROLES)),
    sheets: z.array(z.string()),
    gsm: range,
    mono: tiers,
    colour: tiers,
    minimum: z.number(),
    byArea: z.optional(z.literal(true)),
    spoilage,
  }),
)

const offsetPress = schemaOf<OffsetPress>('OffsetPress')(
  z.object({ sheet: z.string(), gsm: range, plate: z.number(), makeReady: z.number(), run: tiers, spoilage }),
)

const ganged = schemaOf<GangedTariff>('GangedTariff')(
  z.object({
    papers: rows(z.number()),
    plainSide: z.optional(z.number()),
    sizes: rows(z.number()),
    front: tiers,
    both: tiers,
  }),
)

/** Papers of a version that differ from the opening list, and lists of them that do. */
export const paperChanges = schemaOf<PaperChanges>('PaperChanges')(
  z.object({
    papers: z.record(catalogueId(), paper),
    lists: z.partialRecord(z.enum(PAPER_USES), z.array(catalogueId()).check(z.maxLength(MOST_LISTED))),
  }),
)

/** All the shop's prices of one version; what has no row is not for sale. */
export const tariff = schemaOf<Tariff>('Tariff')(
  z.object({
    version: z.string(),
    validFrom: z.string(),
    papers: rows(z.record(z.enum(['kuk', 'sasa']), z.number())),
    digital: z.array(digitalPress),
    offset: z.array(offsetPress),
    ganged,
    colourPage: z.optional(z.number()),
    conversion: z.optional(z.number()),
    coatings: rows(work),
    bindings: rows(bindingRate),
    wings: work,
    endpapers: work,
    inserts: work,
    folds: rows(work),
    finishes: rows(finishRate),
    cutting: work,
    packing: z.object({ boxKg: z.number(), perBox: z.number() }),
    handling: z.record(z.enum(ROUTES), z.number()),
    minimumSupply: z.number(),
    workingDays: z.object({ routes: z.record(z.enum(ROUTES), z.number()), coating: z.number(), fold: z.number() }),
    rushPercent: z.optional(z.number()),
    rushMinimum: z.optional(z.number()),
    notOffered: z.optional(z.array(z.string())),
    paperChanges: z.optional(paperChanges),
    choiceChanges: z.optional(choiceChanges),
  }),
)
