/** Ends every test run with one plain line: how many passed, how many failed. */
export default class Tally {
  /**
   * @param {readonly import('vitest/node').TestModule[]} modules
   * @param {readonly unknown[]} errors thrown outside any test
   */
  onTestRunEnd(modules, errors) {
    const tally = { passed: 0, failed: errors.length, skipped: 0, pending: 0 }
    for (const module of modules) {
      tally.failed += module.errors().length
      for (const test of module.children.allTests()) tally[test.result().state]++
    }
    const { passed, failed, skipped } = tally
    process.on('exit', () =>
      console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`),
    )
  }
}
