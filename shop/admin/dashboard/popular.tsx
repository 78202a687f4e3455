import { href } from 'react-router'
import { texts } from '#texts/admin/dashboard'
import { searchAddress } from '../../catalog/search/search-address.ts'
import { synonymsAddress } from '../../catalog/search/synonyms/synonyms-address.ts'
import { editFormAddress } from '../../core/admin-kit/edit-form-address.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Picture } from '../../ui/images/picture.tsx'
import type { Dashboard } from './dashboard.contract.ts'
import { DashboardList, DashboardRow, DashboardSection, EmptyList } from './dashboard-section.tsx'

/** The best-selling products of the last days. */
export function MostSold({ products }: { products: Dashboard['popular'] }) {
  return (
    <DashboardSection title={texts.bestSellers30}>
      {!products?.length && <EmptyList>{products ? texts.noSalesInThisPeriod : texts.salesNotReady}</EmptyList>}
      <DashboardList>
        {products?.map(({ slug, title, thumbnail, sold }) => (
          <DashboardRow
            key={slug}
            to={editFormAddress(slug, href('/admin'))}
            name={title}
            end={texts.pieces(sold)}
            picture={<Picture image={thumbnail} alt="" sizes="48px" widest={320} className="w-12 shrink-0 rounded" />}
          />
        ))}
      </DashboardList>
    </DashboardSection>
  )
}

/** Searches of visitors without results, with suggested actions. */
export function SearchesWithoutResults({ searches }: Pick<Dashboard, 'searches'>) {
  return (
    <DashboardSection
      title={texts.searchesWithoutResults}
      more={{ to: href('/admin/searches'), name: texts.allSearches }}
    >
      {searches.length === 0 && <EmptyList>{texts.noFailedSearches}</EmptyList>}
      <DashboardList>
        {searches.map(({ words, count }) => (
          <DashboardRow
            key={words}
            to={searchAddress(words)}
            name={words}
            about={texts.times(count)}
            end={
              <ButtonLink to={synonymsAddress(words)} weight="quiet" aria-label={texts.addSynonymFor(words)}>
                {texts.addSynonym}
              </ButtonLink>
            }
          />
        ))}
      </DashboardList>
    </DashboardSection>
  )
}
