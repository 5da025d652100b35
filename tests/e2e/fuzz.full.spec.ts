import { testHostileRequests } from "../support/fuzz/campaign";

testHostileRequests(10_000);
