import { expect, test } from 'vitest'
import { calledAtOnce } from './called-at-once.ts'

test('puts wrapped modules in parentheses and leaves the rest as it is', async () => {
  const code = 'import{t}from"./a";var 가="나",n=t((e,t)=>{t.a="다"}),m=t(e=>{e.b=[1].map(x=>x)});export{n,m};'
  expect(await calledAtOnce(code)).toBe(
    'import{t}from"./a";var 가="나",n=t(((e,t)=>{t.a="다"})),m=t((e=>{e.b=[1].map(x=>x)}));export{n,m};',
  )
})

test('changes nothing in a file without wrapped modules', async () => {
  expect(await calledAtOnce('const a=[1].map(x=>x)')).toBe('const a=[1].map(x=>x)')
})
