export { guideFacts } from './guide-facts.ts'
