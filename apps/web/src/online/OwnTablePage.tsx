import { Notice } from '../app/Notice.tsx'
import { hrefOf } from '../app/route.ts'
import { sayApp } from '../words/app.ts'
import { ownTable } from './table-storage.ts'

/** Leads to this browser's seat at a table, or to all of them where it has none there. */
export function OwnTablePage(props: { readonly match: string }) {
  const { match } = props
  void ownTable(match).then((own) => {
    const to = own === undefined ? hrefOf({ page: 'matches' }) : hrefOf({ page: 'at', match, key: own.key })
    // Going back from there leads to where one was before.
    location.replace(to)
  })
  return <Notice text={sayApp('opening')} waiting />
}
