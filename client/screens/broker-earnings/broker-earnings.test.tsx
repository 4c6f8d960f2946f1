import { testEarnings } from '../../features/figures/testing/test-earnings'

testEarnings('broker')
