import { testHostileRequests } from "../support/fuzz/campaign";

// Runs after the tests that read what the seed wrote, because the coach is among its users.
testHostileRequests(500);
