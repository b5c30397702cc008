import { describe, expect, it } from 'vitest'
import { abandonedTables, PACE } from '../testing/abandoned-tables.ts'

describe('tables that their people have left to computer players', () => {
  it('leave memory, ask nobody to think, and keep no other table’s clock waiting', async () => {
    const { registry, late, asked, pass } = await abandonedTables(150)
    await pass(PACE - 3000)
    expect(registry.tables).toBe(0)
    expect(asked()).toBe(0)
    await pass(5000)
    expect(late()).toBeLessThanOrEqual(100)
    await registry.close('closing')
  })
})
