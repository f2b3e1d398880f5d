import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'

type Env = Readonly<Record<string, string>>
const modeOf = (env: Env) => readConfig(env).mode

describe('who a shop is open to', () => {
  it.each<Env>([{}, { PUBLIC_URL: 'http://localhost:3000' }, { PUBLIC_URL: 'http://127.0.0.1:3000' }, { HOST: '::1' }])(
    'is this computer alone with %j',
    (env) => expect(modeOf(env)).toBe('practice'),
  )
  it.each<Env>([
    { PUBLIC_URL: 'https://shop.example.com' },
    { PUBLIC_URL: 'http://192.168.0.7:3000' },
    { PUBLIC_URL: 'http://127.0.0.1.example.com' },
    { NODE_ENV: 'production' },
    { HOST: '0.0.0.0' },
    { HOST: '::' },
    { NODE_ENV: 'prod' },
    { NODE_ENV: 'Production' },
    { TRUST_PROXY: '1' },
    { TOSS_SECRET_KEY: 'live_sk_x' },
  ])('is everybody with %j', (env) => expect(modeOf(env)).toBe('public'))
  it('is everybody, and says so, only with DEMO=1', () => {
    expect(modeOf({ PUBLIC_URL: 'https://shop.example.com', DEMO: '1' })).toBe('demo')
    expect(modeOf({ PUBLIC_URL: 'https://shop.example.com', DEMO: '0' })).toBe('public')
  })
})
