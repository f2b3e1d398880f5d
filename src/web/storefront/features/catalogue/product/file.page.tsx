import { bodyOf } from './body-of.tsx'

export const { Component, prepare } = bodyOf(async () => (await import('./file.body.tsx')).FileBody)
