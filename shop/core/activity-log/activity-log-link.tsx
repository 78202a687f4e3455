import { href, Link } from 'react-router'
import { texts } from '#texts/core/activity-log'
import { ForRole } from '../admin-kit/for-role.tsx'
import type { AuditedKind } from './audited-kinds.contract.ts'

interface ActivityLogLinkProps {
  kind: AuditedKind
  id: number
  /** *Activity log* by default. */
  children?: string
}

/** The link to the activity log of a record, for owners. */
export const ActivityLogLink = ({ kind, id, children = texts.activityLog }: ActivityLogLinkProps) => (
  <ForRole needed="owner">
    <Link
      to={`${href('/admin/changes')}?${kind}=${id}`}
      className="inline-flex min-h-11 items-center font-medium text-accent underline underline-offset-4"
    >
      {children}
    </Link>
  </ForRole>
)
