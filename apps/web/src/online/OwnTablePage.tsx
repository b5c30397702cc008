import { Notice } from '../app/Notice.tsx'
import { hrefOf } from '../app/route.ts'
import { sayApp } from '../words/app.ts'
import { ownTable } from './table-storage.ts'

/** Opens this browser's seat at a table, or the list of tables if it has none there. */
export function OwnTablePage(props: { readonly match: string }) {
  const { match } = props
  void ownTable(match).then((own) => {
    const to = own === undefined ? hrefOf({ page: 'matches' }) : hrefOf({ page: 'at', match, key: own.key })
    // The back button leads to the page before that.
    location.replace(to)
  })
  return <Notice text={sayApp('opening')} waiting />
}
