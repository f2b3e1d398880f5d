import { practiceGateway, type PracticeGateway } from '../orders/practice-gateway.ts'
import { fillCompany, practiceTax, type PracticeTax } from '../orders/practice-tax.ts'
import { watchSecondConnections } from '../second-connection.ts'
import { testShop, type TestShop } from '../test-shop.ts'

/** A shop in which everything can be had that can be somebody's. */
export async function shopOfEverybody(): Promise<{
  readonly shop: TestShop
  readonly gateway: PracticeGateway
  readonly tax: PracticeTax
  /** Where work in a transaction asked for a second connection; nobody may. */
  readonly secondConnections: ReadonlySet<string>
}> {
  const [gateway, tax] = [await practiceGateway(), await practiceTax()]
  const shop = await testShop({ env: { ...gateway.env, ...tax.env, WEBHOOK_PRIVATE: '1' } })
  await fillCompany(shop)
  const secondConnections = new Set<string>()
  watchSecondConnections(shop.container.database, secondConnections)
  return { shop, gateway, tax, secondConnections }
}
