/** The checkout bench with everything that may come off a price: a grade, a coupon, points and e-money. */
process.env['BENCH_BENEFITS'] = '1'
await import('./checkout.bench.ts')
