export { guideFacts } from './guide-facts.ts'
export { figuresOfNow } from './shop-figures.ts'
