import { attachedFiles, attachedVersions } from '#/server/features/content/attachments/attachments.table.ts'
import { calendarCutOffs, calendarDays } from '#/server/features/content/calendar/calendar.table.ts'
import { deliveryFees } from '#/server/features/content/delivery-fees/delivery-fees.table.ts'
import { brands } from '#/server/features/content/brands/brands.table.ts'
import { brandPictures } from '#/server/features/content/content/brand-pictures.table.ts'
import { shopChanges, shopSettings } from '#/server/features/content/content/content.table.ts'
import { editions, editionVersions } from '#/server/features/textbooks/editions/editions.table.ts'
import { design } from '#/server/features/files/designs/designs.table.ts'
import {
  writtenEditions,
  writtenItems,
  writtenOpenings,
  writtenPictures,
} from '#/server/features/content/writing/writing.table.ts'
import { tariffDrafts } from '#/server/features/catalogue/tariffs/drafts.table.ts'
import { closedChoices, tariffs, tariffWithdrawals } from '#/server/features/catalogue/pricing/pricing.table.ts'
import { kitSettings } from '#/server/features/ordering/kits/kits.table.ts'
import { tierPlans } from '#/server/features/money/tiers/tiers.table.ts'
import { searchTexts } from '#/server/features/support/search/search.table.ts'
import { visitBlocks, visitSettings } from '#/server/features/support/reservations/reservations.table.ts'
import { machines } from '#/server/features/production/floor/floor.table.ts'
import { couriers } from '#/server/features/production/shipping/shipping.table.ts'
import { firstOwnerCodes } from '#/server/features/opening/first-owner/first-owner.table.ts'
import { sampleRemovals } from '#/server/features/opening/samples/samples.table.ts'
import { openingStamps, serviceChecks } from '#/server/features/opening/go-live/go-live.table.ts'
import { derived, fatesOf, kept, no, type PersonalTable } from './fate.ts'

/** What the shop says and sells; people are named here only where the shop names itself. */
export const SHOP: readonly PersonalTable[] = [
  fatesOf(calendarDays, no('kind', 'name')),
  fatesOf(calendarCutOffs, {}),
  fatesOf(deliveryFees, no('fees')),
  fatesOf(kitSettings, {}),
  fatesOf(tierPlans, no('tiers', 'reason')),
  fatesOf(visitSettings, no('hours')),
  fatesOf(visitBlocks, no('reason')),
  fatesOf(shopSettings, {
    ...no('brand', 'hours', 'pickUpAt', 'pressFormat', 'colours'),
    ...kept('shop', 'company', 'bank'),
  }),
  fatesOf(brands, {
    ...no('id', 'name', 'mark', 'surface', 'accent', 'tint', 'texts', 'terms', 'joins', 'memberType', 'sells', 'kinds'),
    ...kept('shop', 'contact'),
  }),
  fatesOf(brandPictures, { ...no('id', 'use', 'staffId'), ...kept('shop', 'svg', 'png') }),
  fatesOf(shopChanges, { ...no('id', 'staffId', 'field'), ...kept('shop', 'before', 'after') }),
  fatesOf(firstOwnerCodes, no('codeHash')),
  fatesOf(serviceChecks, no('id', 'service', 'outcome', 'says', 'paymentKey')),
  fatesOf(sampleRemovals, no('id', 'leftOver')),
  fatesOf(openingStamps, no('id')),
  fatesOf(writtenItems, no('kind', 'slug')),
  fatesOf(writtenEditions, kept('shop', 'title', 'fields', 'doc', 'words')),
  // What is published, and gone with it: written by the database alone.
  fatesOf(searchTexts, derived('kind', 'slug', 'title', 'said', 'head', 'initials', 'letters')),
  fatesOf(writtenPictures, no('widths')),
  fatesOf(writtenOpenings, {}),
  fatesOf(attachedFiles, no('made')),
  fatesOf(attachedVersions, { ...no('sha256', 'print'), ...kept('shop', 'name', 'note') }),
  fatesOf(editions, { ...no('brand', 'title', 'grade', 'term', 'kind', 'topics', 'words') }),
  fatesOf(editionVersions, no('state', 'curriculum', 'make', 'look', 'prices', 'preview', 'body', 'withdrawnReason')),
  fatesOf(design, no('id', 'kind', 'title', 'template', 'params', 'values', 'products', 'trims', 'moods')),
  fatesOf(tariffs, no('version', 'body', 'basedOn', 'note')),
  fatesOf(tariffWithdrawals, no('version', 'reason')),
  fatesOf(closedChoices, no('choice', 'reason')),
  fatesOf(tariffDrafts, no('title', 'basedOn', 'body', 'publishedAs')),
  fatesOf(machines, no('name', 'kind', 'note')),
  fatesOf(couriers, no('code', 'name', 'numberPattern', 'trackingUrl', 'numberLengths', 'checkDigit', 'pickUpAt')),
]
