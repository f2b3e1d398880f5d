import type { Faq } from '#/contract/content/faqs.contract.ts'
import type { ArchiveItem } from '#/contract/content/archive.contract.ts'
import type { readNotice } from '#/contract/content/read-notice.contract.ts'
import type { readPressNews } from '#/contract/content/press-news.contract.ts'
import { GUIDE_GROUPS, guideByPath } from '#/contract/content/guides.ts'
import type { PortfolioCase } from '#/contract/content/portfolio.contract.ts'
import type { ShopInfo } from '#/contract/content/shop.contract.ts'
import type { readGuide } from '#/contract/support/guides.contract.ts'
import type { currentTariff } from '#/contract/catalogue/pricing.contract.ts'
import type { ResultOf } from '#/contract/endpoint.ts'
import type { WebPath } from '#/contract/web-paths.ts'
import { kindOf } from '#/domain/catalog/kinds.ts'
import { withStocks } from '#/domain/catalog/in-catalogue.ts'
import { catalogueOf } from '#/domain/catalog/paper-catalogue.ts'
import { kindBySlug } from '#/domain/catalog/product-kinds.ts'
import { specSummary } from '#/domain/catalog/spec-summary.ts'
import { type EbookForm, FORM_NAMES } from '#/domain/ebooks/ebook.ts'
import type { EbookPrices } from '#/domain/ebooks/ebook-prices.ts'
import { vatOf } from '#/domain/money/vat.ts'
import { quote } from '#/domain/pricing/quote-job.ts'
import type { Doc } from '#/domain/writing/doc.ts'
import { wordsOfDoc } from '#/domain/writing/words-of-doc.ts'

/** What search engines and chats are told of a page. */
export interface PageAbout {
  /** Instead of the table's sentence. */
  readonly description: string | null
  readonly type: 'website' | 'article' | 'product'
  /** Name of its picture under `/share/`. */
  readonly share: string
  /** Structured data of schema.org. */
  readonly data: readonly object[]
  /** What of the address's query makes it a page of its own: `?news=…`. */
  readonly query?: string
}

interface Asked {
  readonly path: WebPath | null
  readonly pathname: string
  readonly title: string
  /** What the page's own loader read. */
  readonly data: unknown
  /** What the loader of all pages read. */
  readonly root: unknown
  readonly origin: string
}

const CONTEXT = 'https://schema.org'
/** Longer ones are cut off by whoever shows them. */
const DESCRIPTION = 150

/** Only what the page itself says, in the words of schema.org: nothing is claimed that a visitor cannot read there. */
export function aboutPage(asked: Asked): PageAbout {
  const { path, data } = asked
  if (path === null || data === undefined) return plain(asked)
  if (path.startsWith('/guide/')) return aboutGuide(asked, (data as { guide: ResultOf<typeof readGuide> }).guide)
  if (/^\/product\/[^/]+\/(option|file)$/.test(path)) return aboutProduct(asked, data as ResultOf<typeof currentTariff>)
  switch (path) {
    case '/':
      return { ...plain(asked), data: [shopData(asked), siteData(asked)] }
    case '/cust/faq':
      return { ...plain(asked), data: [crumbs(asked, []), faqData((data as { items: readonly Faq[] }).items)] }
    case '/cust/faq/{id}': {
      const faq = data as Faq
      const trail = crumbs(asked, [['자주 묻는 질문', '/cust/faq']], faq.question)
      return { ...plain(asked), description: short(faq.doc), type: 'article', data: [trail, faqData([faq])] }
    }
    case '/cust/notice/{id}': {
      const { title, doc, publishedAt } = data as ResultOf<typeof readNotice>
      const article = articleData(asked, { title, summary: short(doc), day: publishedAt })
      return {
        ...plain(asked),
        description: short(doc),
        type: 'article',
        data: [crumbs(asked, [['공지사항', '/cust/notice']], title), article],
      }
    }
    case '/cust/portfolio/{id}': {
      const { id, title, summary } = data as PortfolioCase
      const trail = crumbs(asked, [['제작사례', '/cust/portfolio']], title)
      return { description: summary, type: 'article', share: `case-${id}`, data: [trail] }
    }
    case '/cust/archive/{id}': {
      const { title, summary } = data as ArchiveItem
      return { ...plain(asked), description: summary, data: [crumbs(asked, [['자료실', '/cust/archive']], title)] }
    }
    case '/ebook':
      return { ...plain(asked), data: [crumbs(asked, []), ebookData(asked, (data as { prices: EbookPrices }).prices)] }
    case '/press':
      return aboutNews(asked, (data as { one: ResultOf<typeof readPressNews> | null }).one)
    default:
      return plain(asked)
  }
}

const plain = (asked: Asked): PageAbout => ({
  description: null,
  type: 'website',
  share: 'shop',
  data: asked.path === null || asked.path === '/' ? [] : [crumbs(asked, [])],
})

function aboutGuide(asked: Asked, guide: ResultOf<typeof readGuide>): PageAbout {
  const entry = guideByPath(asked.pathname)
  const group = GUIDE_GROUPS.find((one) => one.group === entry?.group)?.name ?? '작업 안내'
  return {
    description: guide.lead,
    type: 'article',
    share: guide.slug,
    data: [
      crumbs(asked, [], `${group}: ${guide.title}`),
      {
        '@context': CONTEXT,
        '@type': 'TechArticle',
        headline: guide.title,
        alternativeHeadline: guide.question,
        description: guide.lead,
        inLanguage: 'ko',
        mainEntityOfPage: asked.origin + asked.pathname,
        image: `${asked.origin}/share/${guide.slug}.png`,
        articleSection: group,
        publisher: publisherOf(asked),
      },
    ],
  }
}

/** A piece of news that is read here has an address of its own. What others wrote is theirs: only our own is called an article. */
function aboutNews(asked: Asked, news: ResultOf<typeof readPressNews> | null): PageAbout {
  if (!news?.text) return plain(asked)
  const query = `?news=${news.id}`
  const here = { ...asked, pathname: asked.pathname + query }
  const { title, summary, day, medium } = news
  const trail = crumbs(here, [['언론보도와 소식', '/press']], title)
  return {
    ...plain(asked),
    query,
    description: summary,
    type: 'article',
    data: medium === null ? [trail, articleData(here, { title, summary, day })] : [trail],
  }
}

interface Written {
  readonly title: string
  readonly summary: string
  /** The day or the moment from which it is read. */
  readonly day: string
}

const articleData = (asked: Asked, { title, summary, day }: Written): object => ({
  '@context': CONTEXT,
  '@type': 'NewsArticle',
  headline: title,
  description: summary,
  datePublished: day,
  inLanguage: 'ko',
  mainEntityOfPage: asked.origin + asked.pathname,
  publisher: publisherOf(asked),
})

const publisherOf = (asked: Asked): object => ({
  '@type': 'Organization',
  name: shopOf(asked)?.brand,
  url: `${asked.origin}/`,
})

/** The usual job of the product with what it costs today, VAT included, as the page shows it. */
function aboutProduct(asked: Asked, { tariff }: ResultOf<typeof currentTariff>): PageAbout {
  const kind = kindBySlug(asked.pathname.split('/')[2] ?? '')
  if (!kind) return plain(asked)
  const spec = withStocks(kindOf(kind.code).defaults, catalogueOf(tariff))
  const price = quote(spec, tariff)
  const description = `${kindOf(kind.code).tagline} ${specSummary(spec)}`
  const product = {
    '@context': CONTEXT,
    '@type': 'Product',
    name: kind.name,
    description,
    sku: kind.code,
    image: `${asked.origin}/share/product-${kind.slug}.png`,
    brand: { '@type': 'Brand', name: shopOf(asked)?.brand },
    offers: price.ok && {
      '@type': 'Offer',
      url: asked.origin + asked.pathname,
      priceCurrency: 'KRW',
      price: price.value.total,
      priceSpecification: {
        '@type': 'PriceSpecification',
        priceCurrency: 'KRW',
        price: price.value.total,
        valueAddedTaxIncluded: true,
      },
      eligibleQuantity: { '@type': 'QuantitativeValue', value: spec.copies, unitText: kindOf(kind.code).unit },
      availability: `${CONTEXT}/InStock`,
    },
  }
  return {
    description,
    type: 'product',
    share: `product-${kind.slug}`,
    // A job that the tariff does not price has no offer, and then no product to be found by.
    data: [crumbs(asked, [], kind.name), ...(price.ok ? [product] : [])],
  }
}

/** What making an e-book begins at, in both forms, as the page says it. */
const ebookData = (asked: Asked, { reflow, fixed }: EbookPrices): object => ({
  '@context': CONTEXT,
  '@type': 'Service',
  name: '전자책 제작',
  url: asked.origin + asked.pathname,
  provider: publisherOf(asked),
  offers: Object.entries({ reflow, fixed }).map(([form, { base }]) => ({
    '@type': 'Offer',
    name: `${FORM_NAMES[form as EbookForm]} 전자책`,
    url: asked.origin + asked.pathname,
    priceSpecification: {
      '@type': 'PriceSpecification',
      priceCurrency: 'KRW',
      minPrice: base + vatOf(base),
      valueAddedTaxIncluded: true,
    },
  })),
})

const faqData = (items: readonly Faq[]): object => ({
  '@context': CONTEXT,
  '@type': 'FAQPage',
  mainEntity: items.map(({ question, doc }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: wordsOfDoc(doc) },
  })),
})

/** Only what the owner has filled in. */
function shopData(asked: Asked): object {
  const shop = shopOf(asked)
  return {
    '@context': CONTEXT,
    '@type': 'Organization',
    name: shop?.brand,
    url: `${asked.origin}/`,
    legalName: shop?.company.name ?? undefined,
    telephone: shop?.company.phone ?? undefined,
    email: shop?.company.email ?? undefined,
    address: shop?.company.address ?? undefined,
  }
}

const siteData = ({ origin, ...asked }: Asked): object => ({
  '@context': CONTEXT,
  '@type': 'WebSite',
  name: shopOf({ ...asked, origin })?.brand,
  url: `${origin}/`,
  inLanguage: 'ko',
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${origin}/search?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  },
})

/** From the home page down to this one. */
function crumbs(asked: Asked, between: readonly (readonly [string, string])[], own = asked.title): object {
  const steps = [['홈', '/'] as const, ...between, [own, asked.pathname] as const]
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(([name, path], at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: asked.origin + path,
    })),
  }
}

const shopOf = ({ root }: Asked): ShopInfo | null => (root as { shop?: ShopInfo } | undefined)?.shop ?? null

function short(doc: Doc): string {
  const words = wordsOfDoc(doc).replaceAll(/\s+/g, ' ')
  return words.length > DESCRIPTION ? `${words.slice(0, DESCRIPTION - 1)}…` : words
}
