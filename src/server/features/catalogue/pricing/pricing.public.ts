/** The only door of pricing for other features. */
export { type QuoteJob, quoterOfNow, type QuoterOfNow } from './quote-spec.ts'
export { routeOfSpec } from './route-of-spec.ts'
export { tariffReader, type TariffReader } from './tariff-reader.ts'
export { publishTariff, type Published } from './publish-tariff.ts'
export { withdrawTariff } from './withdraw-tariff.ts'
export { listVersions, namesOfPapers, readVersionAt, type TariffCard } from './pricing.repo.ts'
export { deleteClosedChoice, listClosedChoices, putClosedChoice } from './closed-choices.repo.ts'
