import fc from 'fast-check'

/**
 * `npm test` judges a change, so two runs of the same code have to agree: property tests walk from one seed. Other walks are
 * what `FC_SEED=… npx vitest run` and the torture command are for; a counterexample found there becomes a test of its own.
 */
fc.configureGlobal({ seed: Number(process.env['FC_SEED'] ?? 20_261_120) })
