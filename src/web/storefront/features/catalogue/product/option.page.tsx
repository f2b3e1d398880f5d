import { bodyOf } from './body-of.tsx'

export const { Component, prepare } = bodyOf(async () => (await import('./option.body.tsx')).OptionBody)
