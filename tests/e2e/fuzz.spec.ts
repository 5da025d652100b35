import { testHostileRequests } from "../support/fuzz/campaign";

// Runs after the tests that read seeded data, which the coach, one of the senders, may change.
testHostileRequests(500);
