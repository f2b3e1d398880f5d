export { loadTariff as loader } from './load-tariff.ts'
